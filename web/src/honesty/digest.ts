/** SHA-256 and Ed25519: by the browser, or by a library where the browser offers neither (a page without HTTPS). */

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (globalThis.crypto?.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const library = await import("@noble/hashes/sha2.js");
  return library.sha256(bytes);
}

export async function isSigned(
  key: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  try {
    const known = await crypto.subtle.importKey("raw", key, "Ed25519", false, ["verify"]);
    return await crypto.subtle.verify("Ed25519", known, signature, message);
  } catch {
    return isSignedByLibrary(key, signature, message);
  }
}

/** For browsers that do not know Ed25519. */
export async function isSignedByLibrary(key: Uint8Array, signature: Uint8Array, message: Uint8Array): Promise<boolean> {
  const [{ hashes, verify }, { sha512 }] = await Promise.all([
    import("@noble/ed25519"),
    import("@noble/hashes/sha2.js"),
  ]);
  hashes.sha512 = sha512;
  try {
    return verify(signature, message, key);
  } catch {
    return false;
  }
}

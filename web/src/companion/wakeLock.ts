/** Keeps the screen on. A browser gives the lock up when the page is hidden, so it is asked for again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const hold = async () => {
    if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      lock = (await navigator.wakeLock?.request("screen")) ?? null;
      if (isOver) lock?.release();
    } catch {
      // A phone with an empty battery refuses: the game goes on with a screen that dims.
    }
  };
  document.addEventListener("visibilitychange", hold);
  hold();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", hold);
    lock?.release();
  };
}

/** Which page the address names. The history of the browser is the only truth. */

let address = $state.raw(new URL(location.href));

export function here(): URL {
  return address;
}

/** The parts of the path: `/table/abc` is `["table", "abc"]`. */
export function parts(): string[] {
  return address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
}

export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  const moved = address.pathname !== location.pathname;
  address = new URL(location.href);
  if (moved) {
    window.scrollTo(0, 0);
    // A screen reader starts at the top of the new page.
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }
}

/** Internal links change the page without a reload. */
export function followLinks(): () => void {
  const back = () => {
    address = new URL(location.href);
  };
  const click = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target || link.download) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || /^\/(api|docs)\b/.test(to.pathname)) return;
    if (to.pathname === location.pathname && to.hash) return;
    event.preventDefault();
    go(to.pathname + to.search + to.hash);
  };
  window.addEventListener("popstate", back);
  document.addEventListener("click", click);
  return () => {
    window.removeEventListener("popstate", back);
    document.removeEventListener("click", click);
  };
}

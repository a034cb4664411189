/** For browsers without storage; it lives as long as the page. */
const here = new Set<string>();

/** Remembers a word until the tab is closed; if storage is blocked, until the page is left (faults 41). */
export function rememberForSession(word: string): void {
  here.add(word);
  try {
    sessionStorage.setItem(word, '1');
  } catch {
    // Private mode or a full disk: `here` has it.
  }
}

/** Whether a word was remembered in this tab. */
export function isRemembered(word: string): boolean {
  try {
    return here.has(word) || sessionStorage.getItem(word) !== null;
  } catch {
    return here.has(word);
  }
}

/** Counts one more of a kind in this tab and returns how many there are; 1 if storage is blocked. */
export function countInSession(kind: string): number {
  try {
    const count = Number(sessionStorage.getItem(kind)) + 1;
    sessionStorage.setItem(kind, String(count));
    return count;
  } catch {
    return 1;
  }
}

/** A text under one name in the browser's storage, or in memory if storage is blocked or full. */
interface DeviceText {
  read: () => string | null;
  write: (text: string) => void;
  /**
   * Calls `onChange` after a change here or in another tab, and when a page is restored; without a signal, for ever.
   */
  watch: (onChange: () => void, signal?: AbortSignal) => void;
}

export function deviceText(name: string): DeviceText {
  let memory: string | null = null;
  return {
    read() {
      try {
        return memory ?? localStorage.getItem(name);
      } catch {
        return memory;
      }
    },
    write(text) {
      try {
        localStorage.setItem(name, text);
        memory = null;
      } catch {
        memory = text;
      }
      dispatchEvent(new Event(name));
    },
    watch(onChange, signal) {
      for (const type of [name, 'storage', 'pageshow']) addEventListener(type, onChange, signal && { signal });
    },
  };
}

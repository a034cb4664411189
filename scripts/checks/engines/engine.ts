/** One input source of WebDriver's `actions`; BiDi takes the same. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: readonly object[];
}

/** A browser with one window, driven by a protocol of the W3C. */
export interface Engine {
  /** Resolves when the document is parsed, before its late scripts start. */
  open(address: string): Promise<void>;
  /** Sets the size of the page as near as the window allows, in px. */
  resize(width: number, height: number): Promise<void>;
  /** Runs the body of a function in the page, awaits its promise and returns its value, which is JSON. */
  run(body: string): Promise<unknown>;
  perform(sources: readonly InputSource[]): Promise<void>;
  close(): Promise<void>;
}

/** How to get and start a browser of this system. */
export interface EngineKind {
  name: string;
  packages: readonly string[];
  isInstalled(): boolean;
  start(): Promise<Engine>;
}

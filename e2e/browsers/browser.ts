/** The browser API that the walks need, whichever library implements it. */
export interface Tab {
  open(address: string): Promise<unknown>;
  /** The value of a JavaScript expression in the page. */
  read(expression: string): Promise<unknown>;
  /** Clicks the middle of the first visible element of this selector, as a guest would. */
  click(selector: string): Promise<void>;
  pressEscape(): Promise<void>;
}

export interface Browser {
  name: string;
  /** The errors in the console, including violations of the content security policy. */
  problems: string[];
  openTab(width: number): Promise<Tab>;
  close(): Promise<void>;
}

export const height = 900;

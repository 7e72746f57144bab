/** What the walks need of a browser, whichever library drives it. */
export interface Tab {
  open(address: string): Promise<unknown>;
  /** The value of a JavaScript expression in the page. */
  read(expression: string): Promise<unknown>;
  /** Clicks the first visible element of this selector as a guest would, in its middle. */
  click(selector: string): Promise<void>;
  pressEscape(): Promise<void>;
}

export interface Browser {
  name: string;
  /** What the console shows as errors, violations of the content security policy among them. */
  problems: string[];
  openTab(width: number): Promise<Tab>;
  close(): Promise<void>;
}

export const height = 900;

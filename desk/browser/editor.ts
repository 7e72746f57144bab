import type { ReactElement } from "react";
import CMS from "@sveltia/cms";

/** The API that the editor gives to our controls and previews (its copy of React is on window). */
type Element = ReactElement;
export type FieldConfig = {
  get(setting: string): unknown;
  set(setting: string, value: unknown): FieldConfig;
};
export type ControlProps = {
  readonly value: unknown;
  readonly forID: string;
  readonly classNameWrapper: string;
  readonly field: FieldConfig;
  readonly onChange: (value: unknown) => void;
  readonly addFile: (file: File) => Promise<string>;
  readonly entry?: { getIn(path: readonly string[]): unknown };
};
type Component = (props: object) => Element;
type Instance<Props, State> = {
  readonly props: Props;
  readonly state: State;
  setState(change: Partial<State>): void;
};
type Spec<Props, State> = {
  getInitialState?(): State;
  render(this: Instance<Props, State>): Element;
  isValid?(value: unknown, field: FieldConfig): boolean | { error: { message: string } };
  componentDidMount?(this: Instance<Props, State>): void;
  componentDidUpdate?(this: Instance<Props, State>): void;
};

declare global {
  interface Window {
    createClass<Props, State>(spec: Spec<Props, State>): Component;
    h(type: string | Component, props?: object | null, ...children: unknown[]): Element;
  }
}

export const editor = CMS;
export const component = <Props, State = object>(spec: Spec<Props, State>): Component =>
  window.createClass(spec);
export const h: Window["h"] = (...parts) => window.h(...parts);

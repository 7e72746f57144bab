"use client";

import { useState, useSyncExternalStore } from "react";
import { chooseSaver, prefersReducedData } from "@/lib/browser/preferences";
import "./data-saver.css";

type DataSaverProps = { label: string; later: string; className: string };

const never = () => () => {};

/** Saves the guest's data, by the browser's wish or by this switch: smaller pictures, nothing ahead of time, nothing that plays by itself. */
export function DataSaver({ label, later, className }: DataSaverProps) {
  const found = useSyncExternalStore(never, prefersReducedData, () => false);
  const [turned, setTurned] = useState<boolean>();
  const on = turned ?? found;
  const turn = () => {
    chooseSaver(!on);
    setTurned(!on);
  };
  return (
    <div className="data-saver noscript:hidden">
      <button type="button" role="switch" aria-checked={on} onClick={turn} className={className}>
        {label}
      </button>
      <span role="status">{turned !== undefined && later}</span>
    </div>
  );
}

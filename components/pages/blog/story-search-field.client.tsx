"use client";

import { useEffect, useEffectEvent, useId, useRef } from "react";
import "@/components/ui/field/field.css";

type StorySearchFieldProps = {
  label: string;
  placeholder: string;
  words: string;
  onWords: (words: string) => void;
};

export function StorySearchField({ label, placeholder, words, onWords }: StorySearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  // The guest may have typed before hydration.
  const readField = useEffectEvent(() => {
    if (field.current?.value) onWords(field.current.value);
  });
  useEffect(() => readField(), []);

  return (
    <form role="search" onSubmit={(event) => event.preventDefault()} className="noscript:hidden">
      <label htmlFor={id} className="label text-ink-2">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        value={words}
        placeholder={placeholder}
        onChange={(event) => onWords(event.target.value)}
        className="field-control mt-2"
      />
    </form>
  );
}

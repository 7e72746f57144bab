"use client";

type ReplyButtonProps = { target: string; label: string; author: string };

/** Takes the guest to the comment box (contract, section 3). */
export function ReplyButton({ target, label, author }: ReplyButtonProps) {
  return (
    <button
      type="button"
      onClick={() => document.getElementById(target)?.focus()}
      className="nav-link label noscript:hidden"
    >
      {label}
      <span className="sr-only"> to {author}</span>
    </button>
  );
}

import {
  guestLines,
  type GuestWords,
} from "@/components/pages/find-room/request/describe-stay-request";

type PrintedWordsProps = { words: GuestWords; withAges: boolean };

export function PrintedWords({ words, withAges }: PrintedWordsProps) {
  return (
    <ul className="hidden print:block">
      {guestLines(words, withAges).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

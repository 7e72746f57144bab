import { hasWords } from "@/lib/text/plain-words";

test.each([
  ["Massage and a Spa, above the lake", "spa", true],
  ["Space for two", "Spa", false],
  ["Welcome! A bath. And a view.", "A bath.", true],
  ["A wall for rock climbing", "Rock-climbing", true],
  ["The boat leaves from a jetty", "Boat jetty", false],
  ["1500 SQ.FT · 2 King Bed", "1500 sq ft", true],
  ["11500 sq ft", "1500 sq ft", false],
])("whether %p has the words %p: %p", (text, words, has) => {
  expect(hasWords(text, words)).toBe(has);
});

/** @jest-environment node */
import { isListed } from "./sitemap";

const room = "https://a.example/resort/room/";

test.each([
  ["a page that is canonical to itself", "/room/", room, false, [], true],
  ["a variant's copy of it", "/home3/room/", room, false, [], false],
  ["a page that is hidden from search engines", "/room/", room, true, [], false],
  ["a page without a canonical address", "/404.html", "", false, [], false],
  ["a page that stands for others", "/room/", room, false, [room], false],
])("whether the site map lists %s", (_, address, canonical, hidden, templates, listed) => {
  expect(isListed({ address }, { canonical, hidden }, "/resort", templates)).toBe(listed);
});

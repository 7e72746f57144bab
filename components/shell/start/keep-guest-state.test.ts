import { keepGuestState } from "./keep-guest-state";

const page = `
  <form>
    <label>Name <input name="name"></label>
    <label>Message <textarea name="message"></textarea></label>
    <select name="subject"><option value="room">A room</option><option value="table">A table</option></select>
    <input type="checkbox" name="together">
    <details><summary>More</summary></details>
    <button type="button" data-click="expand" aria-expanded="false">When?</button>
  </form>`;

const find = <Found extends HTMLElement>(selector: string) => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};

/** Does what a guest may do before hydration. */
function use() {
  find<HTMLInputElement>("[name=name]").value = "Hanna";
  const message = find<HTMLTextAreaElement>("[name=message]");
  message.value = "A quiet room";
  message.focus();
  message.setSelectionRange(2, 7);
  find<HTMLSelectElement>("select").value = "table";
  find("[type=checkbox]").click();
  find<HTMLDetailsElement>("details").open = true;
  find("[data-click=expand]").ariaExpanded = "true";
}

beforeAll(() => {
  // jsdom has no popovers.
  document.querySelectorAll = new Proxy(document.querySelectorAll.bind(document), {
    apply: (search, document, [selector]: [string]) =>
      search.call(document, selector === ":popover-open" ? "none" : selector),
  });
  window.scrollTo = jest.fn();
});

beforeEach(() => {
  document.body.innerHTML = page;
});

test("elements that are replaced have the words, choices, focus and selection of those before", () => {
  const restore = keepGuestState();
  use();
  const typed = jest.fn();
  const changed = jest.fn();
  document.body.innerHTML = `<div>A password manager</div>${page}`;
  find("form").addEventListener("input", typed);
  find("form").addEventListener("change", changed);
  const expanded = jest.fn();
  find("[data-click=expand]").addEventListener("click", expanded);
  restore();
  expect(find("form")).toHaveFormValues({
    name: "Hanna",
    message: "A quiet room",
    subject: "table",
    together: true,
  });
  expect(find("details")).toHaveAttribute("open");
  expect(expanded).toHaveBeenCalledTimes(1);
  expect(typed).toHaveBeenCalled();
  expect(changed).toHaveBeenCalled();
  const message = find<HTMLTextAreaElement>("[name=message]");
  expect(message).toHaveFocus();
  expect([message.selectionStart, message.selectionEnd]).toEqual([2, 7]);
});

test("elements that stay are left alone", () => {
  const restore = keepGuestState();
  use();
  const events = jest.fn();
  for (const name of ["input", "change", "click"]) find("form").addEventListener(name, events);
  restore();
  expect(events).not.toHaveBeenCalled();
  expect(find("[name=name]")).toHaveValue("Hanna");
});

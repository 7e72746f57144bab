import { render } from "@testing-library/react";
import { Icon } from "@/components/ui/icon/icon";
import { roomFacilities } from "@/content/copy/facilities";
import { facilities } from "@/content/model/services";

test("every facility has a drawing of its own kind, silent beside its title", () => {
  const names = [...new Set([...facilities, ...roomFacilities].map(({ icon }) => icon))];
  const drawings = names.map((name) => {
    const { container } = render(<Icon name={name} />);
    const drawing = container.querySelector("svg[aria-hidden=true]");
    return drawing?.innerHTML ?? "";
  });
  expect(drawings.every((drawing) => drawing !== "")).toBe(true);
  expect(new Set(drawings).size).toBe(names.length);
});

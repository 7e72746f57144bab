import { render, screen } from "@testing-library/react";
import { AwardSeal } from "@/components/shell/footer/award-seal";
import { awards } from "@/content/copy/galleries";

test.each(awards)("the $id emblem is an image that says what it shows", ({ id, alt }) => {
  render(<AwardSeal id={id} />);
  expect(screen.getByRole("img", { name: alt })).toBeInTheDocument();
});

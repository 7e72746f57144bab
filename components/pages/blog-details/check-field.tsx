import "./check-field.css";

type CheckFieldProps = { id: string; field: { readonly name: string; readonly label: string } };

export function CheckField({ id, field }: CheckFieldProps) {
  return (
    <label className="col-span-full flex min-h-11 items-center gap-3 text-small">
      <input id={id} type="checkbox" name={field.name} className="check-box" />
      {field.label}
    </label>
  );
}

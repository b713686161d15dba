import { Checkbox } from '../../../ui/checkbox.tsx';

type ChoiceBoxesProps<Value extends string> = {
  legend: string;
  id?: string;
  values: readonly Value[];
  chosen: readonly Value[];
  label: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
};

export function ChoiceBoxes<Value extends string>(props: ChoiceBoxesProps<Value>) {
  const { legend, id, values, chosen, label, onChange } = props;
  const toggle = (value: Value, isOn: boolean) =>
    onChange(values.filter((each) => (each === value ? isOn : chosen.includes(each))));
  return (
    <fieldset className="choice-boxes">
      <legend>{legend}</legend>
      {values.map((value, index) => (
        <Checkbox
          key={value}
          {...(index === 0 && id && { id })}
          label={label(value)}
          checked={chosen.includes(value)}
          onChange={(event) => toggle(value, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}

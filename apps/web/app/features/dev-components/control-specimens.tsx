import { Search, Share2, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { RangeHistogram } from '../../ui/range-histogram.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import { MoreLink, TextLink } from '../../ui/text-link.tsx';
import { ShiftPicker } from '../jobs/shared/shift-picker.tsx';
import { histogram, specialties, words as w } from './samples.ts';
import { Row, Specimen } from './specimen.tsx';

const loadSpecialties = (query: string) =>
  specialties.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));

export function ButtonSpecimens() {
  return (
    <Specimen title={w.buttons}>
      <Row>
        <Button>{w.apply}</Button>
        <Button loading>{w.sending}</Button>
        <Button disabled>{w.locked}</Button>
        <Button variant="secondary">{w.postpone}</Button>
        <Button variant="marker">{w.profile}</Button>
        <Button variant="ghost">{w.skip}</Button>
        <Button variant="danger-line">{w.withdraw}</Button>
        <Button variant="danger">{w.remove}</Button>
        <IconButton look="line" label={w.share} icon={<Share2 size={20} />} />
        <IconButton label={w.share} icon={<Share2 size={20} />} />
      </Row>
      <Row>
        <Button size="s">{w.small}</Button>
        <Button size="s" variant="secondary" icon={<SlidersHorizontal size={18} />}>
          {w.small}
        </Button>
        <Button size="l">{w.large}</Button>
        <LinkButton to="/jobs" variant="secondary">
          {w.link}
        </LinkButton>
        <TextLink to="/jobs">{w.link}</TextLink>
        <MoreLink to="/jobs">{w.more}</MoreLink>
      </Row>
    </Specimen>
  );
}

export function FieldSpecimens() {
  return (
    <Specimen title={w.fields}>
      <div className="grid gap-6 md:grid-cols-3">
        <Field label={w.home} help={w.homeHelp}>
          <TextInput defaultValue={w.homeValue} />
        </Field>
        <Field label={w.keyword} hint={w.optional}>
          <SearchInput placeholder={w.keywordPlaceholder} />
        </Field>
        <Field label={w.mail} error={w.mailError}>
          <TextInput type="email" defaultValue={w.mailValue} />
        </Field>
        <Field label={w.occupation}>
          <Select options={w.occupationOptions.map((label) => ({ value: label, label }))} />
        </Field>
        <Field label={w.staffNumber} hint={w.locked}>
          <TextInput disabled defaultValue={w.staffNumberValue} />
        </Field>
        <Field label={w.specialty}>
          <Combobox
            name="specialty"
            loadOptions={loadSpecialties}
            icon={<Search size={20} />}
            placeholder={w.specialty}
          />
        </Field>
        <Field label={w.message} className="md:col-span-2">
          <TextArea defaultValue={w.messageValue} />
        </Field>
        <div className="sf sf-s h-15 rounded-control">
          <label className="sf-label" htmlFor="dev-what">
            {w.what}
          </label>
          <Combobox
            look="row"
            id="dev-what"
            name="q"
            loadOptions={loadSpecialties}
            placeholder={w.keywordPlaceholder}
          />
        </div>
      </div>
    </Specimen>
  );
}

export function ChoiceSpecimens() {
  const [pay, setPay] = useState<[number, number]>([3000, 4500]);
  return (
    <Specimen title={w.choice}>
      <div className="grid gap-6 md:grid-cols-4">
        <div>
          <Checkbox label={w.noWeekend} defaultChecked />
          <Checkbox label={w.wishRoster} />
          <Checkbox dense label={w.fullTime} count="241" defaultChecked />
          <Checkbox dense label={w.partTime} count="198" disabled />
        </div>
        <RadioGroup
          name="contract"
          legend={w.contract}
          defaultValue="permanent"
          options={[
            { value: 'permanent', label: w.permanent },
            { value: 'fixed', label: w.fixedTerm },
          ]}
        />
        <div>
          <Switch label={w.showMe} defaultChecked />
          <Switch label={w.sms} />
        </div>
        <RadioGroup
          layout="cards"
          name="start"
          legend={w.start}
          defaultValue="soon"
          options={[{ value: 'soon', label: '01.01.2027', help: w.startHelp }]}
        />
      </div>
      <div className="grid gap-6 md:grid-cols-3">
        <RangeHistogram
          label={w.pay}
          buckets={histogram}
          min={2600}
          max={5100}
          step={50}
          value={pay}
          format={(value) => value.toLocaleString('de-DE')}
          onCommit={setPay}
        />
        <ShiftPicker name="shift" value={['early', 'late']} counts={{ early: 241, late: 228, night: 164, day: 71 }} />
        <RadioGroup
          layout="segments"
          name="billing"
          legend={w.billing}
          defaultValue="monthly"
          options={[
            { value: 'monthly', label: w.monthly },
            { value: 'yearly', label: w.yearly },
          ]}
        />
      </div>
    </Specimen>
  );
}

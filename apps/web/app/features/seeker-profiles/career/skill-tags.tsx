import { PROFILE_LIMITS } from '@stellenvisite/contract/seeker-profiles';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useProfile } from '../use-profile.ts';

/** Skills in one's own words. Enter or a comma ends one. */
export function SkillTags() {
  const { t } = useTranslation('seeker-profiles');
  const { data, change } = useProfile();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { skills } = data;
  const isFull = skills.length >= PROFILE_LIMITS.skills;
  const add = () => {
    const fresh = text.split(',').map((part) => part.trim());
    const next = [...new Set([...skills, ...fresh.filter(Boolean)])].slice(0, PROFILE_LIMITS.skills);
    if (next.length > skills.length) change({ skills: next });
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  };
  const remove = (skill: string) => {
    change({ skills: skills.filter((each) => each !== skill) });
    input.current?.focus();
  };
  return (
    <div className="grid gap-2">
      <Field label={t('career.skills')} help={t('career.skillsHelp')}>
        <div className="skill-add">
          <TextInput
            ref={input}
            value={text}
            maxLength={PROFILE_LIMITS.line}
            disabled={isFull}
            placeholder={t('career.skillsPlaceholder')}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
          />
          <Button variant="secondary" onClick={add}>
            {t('add')}
          </Button>
        </div>
      </Field>
      {skills.length > 0 && (
        <ul className="tags" aria-label={t('career.skills')}>
          {skills.map((skill) => (
            <li key={skill} className="tag">
              <span>{skill}</span>
              <button type="button" aria-label={t('remove', { name: skill })} onClick={() => remove(skill)}>
                <X size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { expect, test } from 'vitest';
import { FIELD_GROUPS, fieldName, listRelatedFields } from '../match/relaxation-steps.ts';

test('every field of a group is one the vocabulary names in both languages', () => {
  for (const key of FIELD_GROUPS.flat()) {
    expect(fieldName(key, 'de'), key).toBeTruthy();
    expect(fieldName(key, 'en'), key).toBeTruthy();
  }
});

test('a department is related to what its field is related to', () => {
  expect(listRelatedFields('its')).toEqual(['anaesthesiology', 'emergency_medicine']);
  expect(listRelatedFields('obstetrics')).toContain('gynaecology');
  expect(listRelatedFields('schule')).toEqual([]);
});

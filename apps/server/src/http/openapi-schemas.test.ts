import { expect, test } from 'vitest';
import { tidySchemas } from './openapi-schemas.ts';

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const documentOf = (schemas: Record<string, unknown>, ...used: string[]) =>
  tidySchemas({ paths: used.map(refTo), components: { schemas, securitySchemes: {} } });

test('a schema that is taken as it is sent has one name, also inside others', () => {
  const country = { enum: ['DE', 'AT'] };
  const schemas = {
    Country: country,
    CountryInput: country,
    Place: { items: refTo('Country') },
    PlaceInput: { items: refTo('CountryInput') },
  };
  expect(documentOf(schemas, 'PlaceInput')).toEqual({
    paths: [refTo('Place')],
    components: { schemas: { Country: country, Place: { items: refTo('Country') } }, securitySchemes: {} },
  });
});

test('a schema that is taken otherwise than it is sent keeps both names', () => {
  const schemas = { Job: { required: ['id'] }, JobInput: { required: [] } };
  expect(documentOf(schemas, 'JobInput', 'Job').components.schemas).toEqual(schemas);
});

test('schemas that no path leads to are left out', () => {
  const schemas = { Job: { items: refTo('Salary') }, Salary: {}, Alone: { items: refTo('Other') }, Other: {} };
  expect(Object.keys(documentOf(schemas, 'Job').components.schemas)).toEqual(['Job', 'Salary']);
});

test('a schema that only a shared answer refers to stays', () => {
  const responses = { Problem: { content: refTo('Problem') } };
  const document = { paths: [], components: { schemas: { Problem: {}, Alone: {} }, responses } };
  expect(tidySchemas(document).components).toEqual({ schemas: { Problem: {} }, responses });
});

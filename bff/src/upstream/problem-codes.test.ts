import { PROBLEM_CODES } from '@roofline/schema/problem/problem-codes';
import { buildSchema, type GraphQLEnumType } from 'graphql';
import { enumWords } from '../generated/enum-words';
import { typeDefs } from '../generated/type-defs';

it('describes every code of a refusal as the contract does', () => {
  const values = (buildSchema(typeDefs).getType('UserErrorCode') as GraphQLEnumType).getValues();
  const words: Record<string, string> = enumWords.UserErrorCode;
  expect(Object.fromEntries(values.map(({ name, description }) => [words[name], description]))).toEqual(
    PROBLEM_CODES,
  );
});

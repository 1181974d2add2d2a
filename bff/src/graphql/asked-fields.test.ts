import { parse, type FieldNode, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import { asksFor } from './asked-fields';

function asked(text: string, ...names: string[]): boolean {
  const { definitions } = parse(text);
  const operation = definitions[0] as OperationDefinitionNode;
  const fragments = Object.fromEntries(
    definitions
      .slice(1)
      .map((each) => [(each as FragmentDefinitionNode).name.value, each as FragmentDefinitionNode]),
  );
  return asksFor({ fieldNodes: operation.selectionSet.selections as FieldNode[], fragments }, ...names);
}

it('finds fields of the selection, also behind an alias', () => {
  expect(asked('{ plan { name all: list { propertyId } } }', 'list')).toBe(true);
});

it('finds fields in fragments of any depth', () => {
  const text =
    '{ plan { ...A } } fragment A on Plan { ... on Plan { ...B } } fragment B on Plan { list { propertyId } }';
  expect(asked(text, 'list')).toBe(true);
});

it('finds neither fields further below nor those that nobody asks for', () => {
  expect(asked('{ plan { property { list } name } }', 'list')).toBe(false);
  expect(asked('{ plan { list } }', 'list', 'property')).toBe(false);
});

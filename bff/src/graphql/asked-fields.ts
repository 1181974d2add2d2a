import { Kind, type GraphQLResolveInfo, type SelectionNode, type SelectionSetNode } from 'graphql';

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

function fieldsOf(set: SelectionSetNode | undefined, fragments: Asked['fragments']): SelectionNode[] {
  return (set?.selections ?? []).flatMap((one): SelectionNode[] => {
    if (one.kind === Kind.FIELD) return [one];
    const inner = one.kind === Kind.INLINE_FRAGMENT ? one : fragments[one.name.value];
    return fieldsOf(inner?.selectionSet, fragments);
  });
}

/**
 * Are all of these fields asked for below the one that is being resolved? For reads that bring several of them at once; one that
 * `@skip` leaves out counts as asked for.
 */
export function asksFor({ fieldNodes, fragments }: Asked, ...names: readonly string[]): boolean {
  const asked = new Set(
    fieldNodes
      .flatMap(({ selectionSet }) => fieldsOf(selectionSet, fragments))
      .map((field) => field.kind === Kind.FIELD && field.name.value),
  );
  return names.every((name) => asked.has(name));
}

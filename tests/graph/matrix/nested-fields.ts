import { ROOMS, rowsOf } from '../../register/rooms';

const PARENTS = rowsOf('parents');

/** Does the type of `Type.field` come in a list? */
export const isListed = (name: string): boolean =>
  ROOMS.some(([, room]) => room.listed?.includes(name.split('.')[0]!));

/** A document that requests one field of an object. */
export function nestedDocument(name: string, args = ''): string {
  const [type = '', field = ''] = name.split('.');
  const parent = PARENTS[type];
  if (!parent) throw new Error(`Say in \`parents\` of a file in tests/rooms how a ${type} is reached`);
  return parent(`child:${field}${args}{__typename}`);
}

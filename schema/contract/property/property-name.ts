import { limits } from '../value/limits';
import { requiredText } from '../value/text';

const RESTRICTED = /[<>{}[\]\\|^~`]/;

/** Names may repeat: people tell properties of one name apart by their place. */
export const propertyName = requiredText('Property Name', limits.nameMax).refine(
  (text) => !RESTRICTED.test(text),
  'Property Name has restricted characters: < > { } [ ] \\ | ^ ~ `',
);

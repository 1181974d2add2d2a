import { isEnumType, isIntrospectionType } from 'graphql';

/** Enums that REST spells as the graph does. */
const SAME = new Set(['DisclosureState', 'ImportRequestStatus', 'WashingtonStudyLevel']);

/** Words of REST that do not follow from the graph's names. */
const OWN = {
  AdminUserRole: {
    ADMIN: 'Admin',
    PORTFOLIO_ADMIN: 'PortfolioAdmin',
    MANAGER: 'Manager',
    MEMBER: 'Member',
    VENDOR: 'Vendor',
    STAFF: 'Staff',
  },
  WebhookEvent: {
    PROPERTY_CREATED: 'property.created',
    PROPERTY_UPDATED: 'property.updated',
    PROPERTY_DELETED: 'property.deleted',
    COMPONENT_CREATED: 'component.created',
    COMPONENT_UPDATED: 'component.updated',
    COMPONENT_DELETED: 'component.deleted',
    PLAN_ADOPTED: 'plan.adopted',
    FISCAL_YEAR_SET_UP: 'fiscalYear.setUp',
    FILE_CREATED: 'file.created',
    FILE_UPDATED: 'file.updated',
    FILE_DELETED: 'file.deleted',
    PROJECT_CREATED: 'project.created',
    PROJECT_UPDATED: 'project.updated',
    PROJECT_DELETED: 'project.deleted',
    WEBHOOK_TEST: 'webhook.test',
  },
};

/** `FULL_FUNDING` -> `fullFunding`. */
const wordOf = (name) =>
  name.toLowerCase().replaceAll(/_([a-z0-9])/g, (_all, letter) => letter.toUpperCase());
/** `fullFunding` -> `FULL_FUNDING`, as the web client does it. */
const nameOf = (word) => word.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '_').toUpperCase();

const namesOf = (type) => type.getValues().map(({ name }) => name);

/** True for an enum whose words in REST follow from its names: the web client speaks them, too. */
export const isWorded = (type) =>
  isEnumType(type) && !isIntrospectionType(type) && !SAME.has(type.name) && !OWN[type.name];

/** Of each enum whose words follow from its names, the word of each name. */
export function ruledWords(schema) {
  const enums = Object.values(schema.getTypeMap()).filter(isWorded);
  const strange = enums.flatMap(namesOf).filter((name) => nameOf(wordOf(name)) !== name);
  if (strange.length > 0) throw new Error(`No word of REST leads back to ${strange.join(', ')}`);
  return Object.fromEntries(
    enums.map((type) => [type.name, Object.fromEntries(namesOf(type).map((name) => [name, wordOf(name)]))]),
  );
}

/** Of each enum that REST spells in another way than the graph, the word of each name. */
export const restWords = (schema) => ({ ...ruledWords(schema), ...OWN });

/** Emits the words of REST behind the names of the graph: what resolvers and arguments hold. */
export function plugin(schema) {
  const entries = Object.entries(restWords(schema)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines = entries.map(([name, words]) => {
    const pairs = Object.entries(words).map(([key, word]) => `    ${key}: '${word}',`);
    return `  ${name}: {\n${pairs.join('\n')}\n  },`;
  });
  return `/** Words of REST by the names of the graph. */\nexport const enumWords = {\n${lines.join('\n')}\n} as const;\n`;
}

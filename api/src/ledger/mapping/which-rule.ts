import type { LineMapping } from '../repository/lines';
import type { RuleRow } from '../repository/rules';

const key = (payee: string, glCode: string) => JSON.stringify([payee, glCode]);

type Matched = { payeeKey: string; glCode: string };

/** The mapping of a line without a rule and without a mapping by hand. */
const UNMAPPED: LineMapping = {
  lineageId: null,
  projectId: null,
  isUnexpected: false,
  mappedBy: null,
  ruleId: null,
};

/**
 * Returns a function that maps lines by rules, as `applyRules` of the repository does in SQL: by the rule of payee and account,
 * else of the payee, else of the account. A rule of a payee does not apply to lines of a bank account: a double-entry ledger has
 * the same money there again, which would count twice for the mapped component.
 */
export function mappingByRules(
  rules: readonly RuleRow[],
  isBank: (glCode: string) => boolean,
): (line: Matched) => LineMapping {
  const byKey = new Map(rules.map((rule) => [key(rule.payeeKey, rule.glCode), rule]));
  return ({ payeeKey, glCode }) => {
    const ofBoth = payeeKey === '' ? undefined : byKey.get(key(payeeKey, glCode));
    const ofPayee = payeeKey === '' || isBank(glCode) ? undefined : byKey.get(key(payeeKey, ''));
    const rule = ofBoth ?? ofPayee ?? byKey.get(key('', glCode));
    if (!rule) return UNMAPPED;
    const { lineageId, projectId, isUnexpected, ruleId } = rule;
    return { lineageId, projectId, isUnexpected: isUnexpected ?? false, mappedBy: 'rule', ruleId };
  };
}

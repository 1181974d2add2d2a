// A rule for oxlint: patterns that take more than linear time on some text. Uploads and requests are matched
// against patterns, and one that backtracks lets a few kilobytes hold a process for minutes.
import { analyse } from 'scslre';

const WAY_OUT = 'Anchor it, give it one place for each character, or cut the text with string methods first.';

function words(report) {
  const letters = JSON.stringify(report.character.pick);
  if (report.type === 'Move')
    return `each start of a run of ${letters} is tried again by ${report.quant.raw}`;
  if (report.type === 'Self') return `${report.quant.raw} repeats itself on ${letters}`;
  return `${report.startQuant.raw} and ${report.endQuant.raw} share ${letters}`;
}

/** Returns the reason why a pattern is slow, in words; empty for a linear one or a text that is no pattern. */
export function slowParts(source, flags = '') {
  try {
    const { reports } = analyse(
      { source, flags },
      { reportTypes: { Move: true, Self: true, Trade: true }, assumeRejectingSuffix: false },
    );
    return reports.map(words);
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string';
/** Returns the text of a literal argument; undefined for one built at run time. */
function textOf(node) {
  if (isText(node)) return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  if (node?.type !== 'TaggedTemplateExpression' || node.quasi.expressions.length > 0) return undefined;
  const { tag, quasi } = node;
  const isRaw =
    tag.type === 'MemberExpression' && tag.object.name === 'String' && tag.property.name === 'raw';
  return isRaw ? quasi.quasis[0].value.raw : undefined;
}

function create(context) {
  const check = (node, source, flags) => {
    for (const part of new Set(slowParts(source, flags)))
      context.report({ node, message: `The pattern can take very long: ${part}. ${WAY_OUT}` });
  };
  const construction = (node) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const source = textOf(node.arguments[0]);
    if (source !== undefined) check(node, source, textOf(node.arguments[1]) ?? '');
  };
  return {
    Literal(node) {
      if (node.regex) check(node, node.regex.pattern, node.regex.flags);
    },
    NewExpression: construction,
    CallExpression: construction,
  };
}

export default { meta: { name: 'patterns' }, rules: { linear: { create } } };

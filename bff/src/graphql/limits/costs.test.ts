import {
  buildSchema, getNamedType, isAbstractType, isCompositeType, isInterfaceType, isObjectType, parse, type GraphQLObjectType,
} from 'graphql'; // prettier-ignore
import { MUTATION_ROWS } from '../../../testing/rooms';
import { typeDefs } from '../../generated/type-defs';
import { COSTS, ROWS_OF_A_LIST } from './costs';
import { limitErrors, LIMITS, usageOf } from './limits';

const schema = buildSchema(typeDefs);
const costOf = (text: string) => usageOf(parse(text), schema).cost;
const many = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');
const preview = (n: number) =>
  `p${n}:previewPlan(propertyId:"p",fiscalYear:2026,settings:{}){preview{computedAt}}`;
const bridge = 'bridge{fromYear}';

describe('the table of costs', () => {
  it('names fields of the schema, each with a whole number of points that one document may have', () => {
    const known = (name: string) => {
      const [parent = '', field = ''] = name.split('.');
      const type = schema.getType(parent);
      return isObjectType(type) && field in type.getFields();
    };
    expect(Object.keys(COSTS).filter((name) => !known(name))).toEqual([]);
    const odd = Object.values(COSTS).filter(
      (cost) => !(Number.isInteger(cost) && cost > 0 && cost <= LIMITS.cost),
    );
    expect(odd).toEqual([]);
  });

  // A cost stands under the name of an object type: whoever asks through an abstract one would be charged nothing.
  describe('cannot be bypassed through an interface or a union', () => {
    const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));

    it('for there are no unions, and no interface offers a field that costs in one of its types', () => {
      const abstract = types.filter(isAbstractType);
      expect(abstract.filter((type) => !isInterfaceType(type))).toEqual([]);
      const offered = abstract.filter(isInterfaceType).flatMap((type) => {
        const names = Object.keys(type.getFields());
        return schema.getPossibleTypes(type).flatMap((each) => names.map((name) => `${each.name}.${name}`));
      });
      expect(offered.filter((name) => name in COSTS)).toEqual([]);
    });

    it('for no field answers with one: what a document reads is known before it runs', () => {
      const answering = types
        .filter((type) => isObjectType(type) || isInterfaceType(type))
        .flatMap((type) => Object.values(type.getFields()))
        .filter((field) => isAbstractType(getNamedType(field.type)));
      expect(answering.map(({ name }) => name)).toEqual([]);
    });

    it('counts what lies below a list of an interface once for each of its rows', () => {
      const below = buildSchema(
        `interface Head { plans: [Plan!]! } type Report implements Head { plans: [Plan!]! }
        type Plan { bridge: String } type Query { percentFundedReport: Report }`,
      );
      const text = '{percentFundedReport{...on Head{plans{bridge}}}}';
      const own = COSTS['Query.percentFundedReport']!;
      expect(usageOf(parse(text), below).cost).toBe(own + ROWS_OF_A_LIST * COSTS['Plan.bridge']!);
    });
  });

  // Each of these makes the service solve plans again; reading, marking and deleting do not.
  const COMPUTES = new RegExp(
    [
      '^(POST|PUT|DELETE) /api/component/(?!.*/maintenancetask)',
      '^POST /api/plan/property/',
      '^PUT /api/plan/[^/]+$',
      '/(duplicate|adopt)$',
      // Many years are set up by a job.
      ' /api/(year|propertyfinancial)/(?!setupmany)',
      // They read a workbook.
      '^(POST|PUT) /api/admin/import-request/',
      'reconcilefiscalyear',
      '^POST /api/property$',
    ].join('|'),
  );
  it.each(Object.keys(MUTATION_ROWS))('%s costs exactly when the service computes for it', (name) => {
    const [call = ''] = MUTATION_ROWS[name]!.call.split('?');
    expect([name, `Mutation.${name}` in COSTS]).toEqual([name, COMPUTES.test(call)]);
  });

  // Every computed object has its own type: each field that leads to it has a cost.
  it.each([
    'PlanPreview',
    'PreviewPlanPayload',
    'PlanBridge',
    'Disclosure',
    'FinancialHealth',
    'PercentFundedReport',
    'ExpendituresReport',
    'InventoryReport',
    'PlanInventory',
    'ComponentList',
    'YearSetup',
    'ComponentImportPreview',
    'Reconciliation',
  ])('every field that answers with %s costs, or is part of one that does', (typeName) => {
    // prettier-ignore
    const leadingTo = (wanted: string) => Object.values(schema.getTypeMap())
      .filter((type): type is GraphQLObjectType => isObjectType(type))
      .flatMap((type) =>
        Object.values(type.getFields())
          .filter((field) => getNamedType(field.type).name === wanted)
          .map((field) => `${type.name}.${field.name}`),
      );
    const leading = leadingTo(typeName);
    const isPart = (name: string) => {
      const whole = name.split('.')[0]!;
      const fields = leadingTo(whole);
      return whole.endsWith('Payload') || (fields.length > 0 && fields.every((field) => field in COSTS));
    };
    expect(leading.length).toBeGreaterThan(0);
    expect(leading.filter((name) => !(name in COSTS) && !isPart(name))).toEqual([]);
  });
});

describe('the cost of a document', () => {
  it('counts each use, with and without an alias', () => {
    expect(costOf(`{${many(3, preview)}}`)).toBe(3 * COSTS['Query.previewPlan']!);
    expect(costOf(`{${many(3, () => preview(0))}}`)).toBe(3 * COSTS['Query.previewPlan']!);
    expect(costOf(`{plan(planId:"a"){${bridge} disclosure{state}}}`)).toBe(14 + 7);
  });

  it('counts through fragments, inline ones and those within others', () => {
    expect(costOf(`{...A ...A} fragment A on Query{...B} fragment B on Query{${preview(0)}}`)).toBe(6);
    expect(costOf(`{plan(planId:"a"){...on Plan{...F}}} fragment F on Plan{${bridge}}`)).toBe(14);
    expect(costOf(`{plan(planId:"a"){...@include(if:true){${bridge}}}}`)).toBe(14);
    expect(costOf(`{plan(planId:"a"){...F}} fragment F on Plan{list{items{...G}}} fragment G on Plan{${bridge}}`)).toBe(
      140,
    ); // prettier-ignore
  });

  it('counts below a list for each of its rows', () => {
    const all = '{plans(propertyId:"p",fiscalYear:2026){items{bridge{fromYear}}}}';
    expect(costOf(all)).toBe(140);
    expect(limitErrors(parse(all), schema, LIMITS)).toHaveLength(1);
  });

  it('is that of the most expensive operation: only one of them runs', () => {
    expect(costOf(`query A{${preview(0)}} query B{${many(2, preview)}}`)).toBe(6);
  });

  it('accepts a document that does not fit the schema, and leaves it to the other rules', () => {
    expect(costOf('{nothing{bridge{x}} ...Missing}')).toBe(0);
    expect(costOf('{me{previewPlan}} fragment F on Nothing{bridge}')).toBe(0);
  });

  it('stops growing before it overflows, for a document that doubles 60 times', () => {
    const text = `{...F0} ${many(60, (n) => `fragment F${n} on Query{${preview(n)} ${n < 59 ? `...F${n + 1} x${n}:__typename ...F${n + 1}` : ''}}`)}`;
    expect(costOf(text)).toBe(1_000_000);
  });

  it('says how much it was and how to reduce it', () => {
    const [error] = limitErrors(parse(`{${many(7, preview)}}`), schema, LIMITS);
    expect(error!.message).toBe(
      'The document costs too much to compute: 21 points; at most 20 are allowed. ' +
        'Request fewer computed fields (previews, reports, bridges, component changes) in one document.',
    );
    expect(limitErrors(parse(`{${many(6, preview)}}`), schema, LIMITS)).toEqual([]);
  });

  it('is counted in one step for each selection', () => {
    // Every field's type is looked up once: counted, since time means nothing on a busy machine.
    const lookups = (count: number) => {
      let seen = 0;
      const plan = schema.getType('Plan');
      if (!isCompositeType(plan) || !isObjectType(plan)) throw new Error('no plan');
      const getFields = plan.getFields.bind(plan);
      plan.getFields = () => {
        seen += 1;
        return getFields();
      };
      const chain = many(
        count,
        (n) => `fragment F${n} on Plan{${n + 1 < count ? `...F${n + 1} list{items{...F${n + 1}}}` : bridge}}`,
      );
      costOf(`{plan(planId:"a"){...F0}} ${chain}`);
      plan.getFields = getFields;
      return seen;
    };
    expect(lookups(16)).toBe(lookups(8) + 8);
  });
});

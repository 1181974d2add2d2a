/** Example operations, one for each tab. Each runs unchanged for a user who is signed in. */

const who = `# Who is signed in with this browser (null: no one; sign in on the start page first).
query WhoAmI {
  me {
    fullName
    email
    memberships {
      companyName
      roleName
    }
    viewerCan {
      addProperty
    }
  }
}
`;

const list = `# A page of properties with years, finances and reserve studies nested: a handful of REST calls, whatever the size.
query PropertiesPage($text: String!, $page: Int!) {
  properties(filter: { text: $text, sort: PROPERTY_NAME }, page: $page, pageSize: 20) {
    totalCount
    items {
      propertyId
      propertyName
      propertyTypeName
      propertyCity
      outlook {
        percentFunded
        fundingBand
        firstShortfallYear
      }
      fiscalYears {
        year
        label
        isCurrentFiscalYear
        requireSetup
      }
      propertyFinancial {
        fiscalYear
        annualReserveContribution
        yearEndReserveBalance
      }
      reserveStudies {
        date
        reserveStudyTypeName
        providerName
      }
    }
  }
}
`;

const dashboard = `# All figures of a dashboard, in one operation. The variables hold your first property and its current year.
query Dashboard($propertyId: ID!, $fiscalYear: Int!) {
  property(propertyId: $propertyId) {
    name
    city
    state
    numberOfUnits
    financialHealth(fiscalYear: $fiscalYear) {
      view
      startDate
      reserveAccountBalance
      contributionsToReserves
      totalAnticipatedExpenditures
      percentageFunded
    }
  }
}
`;

const settings = `# Saves your own settings of a grid under a name; the query reads them back.
mutation SaveGridSettings($input: SaveFilterSettingsInput!) {
  saveFilterSettings(input: $input) {
    filterSettings {
      a
      b
      value
    }
    userErrors {
      detail
      field
    }
  }
}

query ReadGridSettings {
  filterSettings(a: "playground", b: "example") {
    value
  }
}
`;

const write = `# Adds a component to your first property: all or none, and once for each idempotencyKey. Change the name before you run it.
mutation AddComponents($input: SaveComponentsInput!) {
  saveComponents(input: $input) {
    components {
      propertyComponentId
      name
      currentCost
      version
    }
    userErrors {
      code
      detail
      field
    }
  }
}
`;

const token = `# A program sends a personal access token in place of your session: create one under Profile, Access tokens, and put it
# into the Headers below, as { "Authorization": "Bearer rfl_..." }. Without it this runs as you.
query WhatAProgramSees {
  me {
    email
    memberships {
      companyName
      roleName
    }
  }
  properties(page: 1, pageSize: 5) {
    totalCount
  }
}
`;

const follow = `# What changed in your portfolio, for whoever manages it. Run it, put the cursor of the answer into the variable "after", and run
# it again: the pages begin with everything that is there, then come the changes in their order.
query Changes($after: String) {
  changes(after: $after, first: 20) {
    items {
      kind
      id
      operation
      at
    }
    cursor
    hasMore
  }
}
`;

const newComponents = ({ propertyId, fiscalYear }: FirstProperty) => ({
  propertyId,
  fiscalYear,
  idempotencyKey: 'playground-1',
  items: [
    {
      values: {
        name: 'Entry gate',
        category: 'Fencing & Walls',
        quantity: 1,
        unitCost: 8500,
        usefulLife: 20,
        remainingUsefulLife: 12,
      },
    },
  ],
});

const json = (value: unknown) => JSON.stringify(value, null, 2);

export interface FirstProperty {
  propertyId: string;
  fiscalYear: number;
}

/** Returns the example tabs; the dashboard's variables name the reader's first property, if any. */
export function examples(first: FirstProperty | null) {
  const at = first ?? { propertyId: '', fiscalYear: new Date().getFullYear() };
  return [
    { query: who },
    { query: list, variables: json({ text: '', page: 1 }) },
    { query: dashboard, variables: json(at) },
    {
      query: settings,
      variables: json({ input: { a: 'playground', b: 'example', value: { columns: ['name'] } } }),
    },
    { query: write, variables: json({ input: newComponents(at) }) },
    { query: token },
    { query: follow, variables: json({ after: null }) },
  ];
}

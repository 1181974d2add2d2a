// A GraphQL server with nothing around it: what Apollo by itself takes for an answer.
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';

const typeDefs = `
  type ViewerCan { edit: Boolean! archive: Boolean! viewDashboard: Boolean! }
  type Row {
    propertyId: ID! propertyName: String! propertyTypeId: Int! propertyTypeName: String! propertyCity: String! propertyState: String!
    workspaceId: ID! workspaceCompanyName: String! roleName: String! propertyIsActive: Boolean! profileImage: String
    numberOfUnits: Int! version: Int! viewerCan: ViewerCan!
  }
  type Page { totalCount: Int! page: Int! pageSize: Int! items: [Row!]! }
  type Query { properties: Page! }
`;
const properties = async () => {
  const answer = await fetch(`${process.env.UPSTREAM_URL}/api/property/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer bench' },
    body: '{}',
  });
  return (await answer.json()).data;
};
const server = new ApolloServer({ typeDefs, resolvers: { Query: { properties } } });
const { url } = await startStandaloneServer(server, { listen: { host: '127.0.0.1', port: 0 } });
process.send(url);

import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { GraphContext } from '../context';
import { typeDefs } from '../generated/type-defs';
import { resolvers } from '../resolvers';
import { answers, formatError } from './answers';
import { defaultWords } from './default-words';
import { disclosure } from './disclosure';
import { namedArguments } from './named-arguments';
import { limitsRule, type Limits } from './limits/limits';

/** A GraphQL server with these limits of a document, not started yet. */
export function graphServer(
  config: Config,
  log: FastifyBaseLogger,
  limits: Limits,
): ApolloServer<GraphContext> {
  return new ApolloServer<GraphContext>({
    typeDefs,
    resolvers,
    formatError,
    validationRules: [limitsRule(limits)],
    // One more is added when the limit is reached: five at most.
    validationOptions: { maxErrors: 4 },
    parseOptions: { maxTokens: limits.tokens },
    // Known callers may introspect; the plugin refuses the others.
    introspection: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    nodeEnv: config.nodeEnv,
    logger: log,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      defaultWords,
      disclosure,
      namedArguments,
      answers({ hasTrace: config.nodeEnv === 'development' }),
    ],
  });
}

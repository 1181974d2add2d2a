import { id } from '@roofline/schema/fixtures/id';
import {
  anAnalyticsUser,
  analyticsUsersPageOf,
  anAssociation,
  aPlace,
  aPortfolioWhatIf,
  aProjectSpend,
  aSpendBreakdown,
  aSpendPayment,
  associationMapOf,
  associationsPageOf,
} from '@roofline/schema/fixtures/portfolio-analytics';
import type { RoomExamples } from '../room';

export const room: RoomExamples = {
  mutations: {},
  serve: (upstream, numbers) => {
    upstream.data(
      'GET',
      '/api/portfolioanalytics/properties',
      associationsPageOf(numbers.map((n) => anAssociation({ propertyId: id(n) }))),
    );
    upstream.data(
      'GET',
      '/api/portfolioanalytics/map',
      associationMapOf(numbers.map((n) => aPlace({ propertyId: id(n) }))),
    );
    upstream.data(
      'GET',
      '/api/portfolioanalytics/users',
      analyticsUsersPageOf(numbers.map((n) => anAnalyticsUser({ workspaceUserId: id(n) }))),
    );
    upstream.data('GET', '/api/portfolioanalytics/projectspend', aProjectSpend());
    upstream.data(
      'GET',
      '/api/portfolioanalytics/projectspend/breakdown',
      aSpendBreakdown(numbers.map((n) => aSpendPayment({ paymentId: id(n) }))),
    );
    upstream.data('GET', '/api/portfolioanalytics/whatif', aPortfolioWhatIf());
  },
};

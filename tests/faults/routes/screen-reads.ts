import { thisYear } from '../../stack/people';

/** Everything that the screens read about a property and a person: method, path, body. */
export function screenReads(propertyId: string, componentId: string): [string, string, object?][] {
  const year = thisYear();
  return [
    ['GET', '/api/property/all'],
    ['POST', '/api/property/search', {}],
    ['GET', `/api/property/${propertyId}`],
    ['GET', `/api/component/property/${propertyId}`],
    ['GET', `/api/reports/financialhealth/${propertyId}/${year}`],
    ['GET', `/api/plan/property/${propertyId}/${year}`],
    ['GET', `/api/plan/inventory/${propertyId}/${year}`],
    ['GET', `/api/plan/steps/${propertyId}/${year}`],
    ['GET', `/api/plan/outlook?propertyIds=${propertyId}`],
    ['GET', `/api/component/${componentId}/history`],
    ['GET', '/api/account/me'],
    ['GET', '/api/account/session'],
    ['GET', '/api/user/profile'],
    ['GET', '/api/user/settings'],
    ['GET', '/api/notification/user/notification-preferences'],
    ['GET', '/api/workspace/settings'],
    ['GET', '/api/workspace/users'],
  ];
}

import { skipToken } from '@apollo/client/react';
import { useAttachableProjectsQuery } from './Attachable.generated';

const NOT_READ = ['The projects could not be loaded. Reload the page to try again.'];
const NO_PROBLEM: readonly string[] = [];

/** Returns the open projects of a property, to add photos and files to; undefined until they are loaded. */
export function useAttachableProjects(propertyId: string | null) {
  const { data, error } = useAttachableProjectsQuery(
    propertyId === null ? skipToken : { variables: { propertyId } },
  );
  const projects = data?.property?.projects.items;
  return { projects, problem: error && !projects ? NOT_READ : NO_PROBLEM };
}

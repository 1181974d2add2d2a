import { useParams } from 'react-router-dom';

/** One component. */
export function ComponentPage() {
  const { propertyComponentId } = useParams();
  return <p>{propertyComponentId}</p>;
}

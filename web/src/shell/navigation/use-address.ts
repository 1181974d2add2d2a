import { useLocation, useNavigation } from 'react-router-dom';

/** Where the viewer is, and where they will be: the page stays while the one that was chosen is made ready. */
export function useAddress(): { shown: string; chosen: string } {
  const { pathname: shown } = useLocation();
  return { shown, chosen: useNavigation().location?.pathname ?? shown };
}

import { useLocation, useNavigation } from 'react-router-dom';

/** Returns the address of the page on screen and of the chosen one: the old page stays while the new one loads. */
export function useAddress(): { shown: string; chosen: string } {
  const { pathname: shown } = useLocation();
  return { shown, chosen: useNavigation().location?.pathname ?? shown };
}

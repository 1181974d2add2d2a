import { useState } from 'react';
import { readFromDevice, storeOnDevice } from '../../ui/device/device-memory';

/** public/theme.js also reads it, before the first paint. */
const KEY = 'roofline.navCollapsed';

function read(): boolean {
  const kept = readFromDevice(KEY);
  // From 768 to 1023 px the navigation shows only icons, unless the user chose otherwise.
  return kept === null ? window.innerWidth < 1024 : kept === '1';
}

/** Returns whether the navigation is folded, and a function that toggles it; stored on this device. */
export function useCollapsedNav(): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(read);
  const toggle = () => {
    setCollapsed(!collapsed);
    storeOnDevice(KEY, collapsed ? '0' : '1');
  };
  return [collapsed, toggle];
}

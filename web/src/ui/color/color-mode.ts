import { useSyncExternalStore } from 'react';
import { readFromDevice, storeOnDevice } from '../device/device-memory';

export type ColorMode = 'light' | 'dark';
export type ColorPreference = 'system' | ColorMode;

/** Also read by public/theme.js, before the first paint. */
const storageKey = 'roofline.theme';
const listeners = new Set<() => void>();
const systemDark = () => window.matchMedia?.('(prefers-color-scheme: dark)');

function readPreference(): ColorPreference {
  const stored = readFromDevice(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function effectiveMode(): ColorMode {
  const preference = readPreference();
  if (preference !== 'system') return preference;
  return systemDark()?.matches ? 'dark' : 'light';
}

function apply() {
  const mode = effectiveMode();
  const root = document.documentElement;
  root.classList.toggle('dark', mode === 'dark');
  root.classList.toggle('light', mode === 'light');
  root.style.colorScheme = mode;
  for (const listener of listeners) listener();
}

/** Follows the color mode of the system and of other windows as it changes; returns a function that stops this. */
export function followColorMode(): () => void {
  const query = systemDark();
  query?.addEventListener('change', apply);
  window.addEventListener('storage', apply);
  return () => {
    query?.removeEventListener('change', apply);
    window.removeEventListener('storage', apply);
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const stop = followColorMode();
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Stores the choice in this browser and shows it at once. */
export function setColorPreference(preference: ColorPreference) {
  storeOnDevice(storageKey, preference === 'system' ? null : preference);
  apply();
}

/** Returns the mode that is shown, the preference (System, Light, Dark) behind it, and its setter. */
export function useColorMode() {
  const mode = useSyncExternalStore(subscribe, effectiveMode);
  const preference = useSyncExternalStore(subscribe, readPreference);
  return { mode, preference, setPreference: setColorPreference };
}

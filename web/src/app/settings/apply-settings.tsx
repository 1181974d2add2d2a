import { useLayoutEffect, useState, type ReactNode } from 'react';
import { setColorPreference } from '../../ui/color/color-mode';
import { setFormats } from '../../ui/format/formats';
import { setDensity } from '../../ui/table-model/density';
import type { UserSettingsFieldsFragment } from './UserSettings.generated';

export type UserSettings = UserSettingsFieldsFragment;

/** Applies the user's settings. A user who has not changed any keeps the theme and density of this browser. */
export function applySettings(settings: UserSettings): void {
  setFormats(settings);
  if (settings.version === 0) return;
  setColorPreference(settings.colorMode);
  setDensity(settings.density);
}

/** Draws its children with the user's settings from their first frame on. */
export function AppliedSettings(props: { settings: UserSettings; children: ReactNode }) {
  const { settings, children } = props;
  // Before the first drawing: nothing listens yet, and no figure appears in two formats.
  useState(() => applySettings(settings));
  useLayoutEffect(() => applySettings(settings), [settings]);
  return children;
}

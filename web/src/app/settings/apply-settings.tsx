import { useLayoutEffect, useState, type ReactNode } from 'react';
import { setColorPreference } from '../../ui/color/color-mode';
import { setFormats } from '../../ui/format/formats';
import { setDensity } from '../../ui/table-model/density';
import type { UserSettingsFieldsFragment } from './UserSettings.generated';

export type UserSettings = UserSettingsFieldsFragment;

/** Shows the product as the reader wants it. Whoever changed nothing yet keeps the theme and density of this browser. */
export function applySettings(settings: UserSettings): void {
  setFormats(settings);
  if (settings.version === 0) return;
  setColorPreference(settings.colorMode);
  setDensity(settings.density);
}

/** What stands inside is drawn in the reader's way from its first frame on. */
export function AppliedSettings(props: { settings: UserSettings; children: ReactNode }) {
  const { settings, children } = props;
  // Before the first drawing: nobody listens yet, and no figure is seen in two ways of writing.
  useState(() => applySettings(settings));
  useLayoutEffect(() => applySettings(settings), [settings]);
  return children;
}

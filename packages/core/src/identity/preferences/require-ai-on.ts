import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { loadEmmaSettings } from './emma-settings.ts';

/** Whoever has switched machines off is not read by one. */
export async function requireAiOn(ctx: Context): Promise<void> {
  if (!(await loadEmmaSettings(ctx)).isOn) throw new DomainError('ai.switched_off');
}

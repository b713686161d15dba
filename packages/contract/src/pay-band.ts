/** A band of the market needs so many ads, of so many employers; fewer would show somebody's pay and not the market's. */
export const PAY_BAND_ADS = 12;
export const PAY_BAND_EMPLOYERS = 3;
export const PAY_BAND_RADIUS_KM = 50;

export const PAY_POSITIONS = ['below', 'within', 'above'] as const;

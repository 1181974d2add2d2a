const LINES: [
  item: string,
  category: string,
  quantity: number,
  unit: string,
  unitCost: number,
  ul: number,
  rul: number,
][] = [
  ['Asphalt shingle roofs, buildings A to C', 'Roofing', 310, 'SQ', 620, 25, 6],
  ['Asphalt shingle roofs, buildings D to F', 'Roofing', 295, 'SQ', 620, 25, 9],
  ['Gutters and downspouts', 'Roofing', 3800, 'LF', 11, 25, 9],
  ['Exterior paint', 'Painting', 118000, 'SF', 1.35, 8, 3],
  ['Wood trim repairs', 'Painting', 1, 'LS', 24000, 8, 3],
  ['Stair and railing paint', 'Painting', 1, 'LS', 14500, 4, 0],
  ['Asphalt overlay', 'Paving', 62000, 'SF', 2.1, 25, 11],
  ['Asphalt seal coat', 'Paving', 62000, 'SF', 0.24, 4, 1],
  ['Concrete walks, allowance', 'Paving', 1, 'LS', 12000, 5, 2],
  ['Wood fence, north', 'Fencing', 640, 'LF', 62, 18, 5],
  ['Wood fence, south', 'Fencing', 580, 'LF', 62, 18, 12],
  ['Vehicle gate operators', 'Gates', 2, 'EA', 7200, 12, 4],
  ['Gate entry system', 'Gates', 1, 'EA', 6800, 12, 4],
  ['Pool resurface', 'Pool', 1, 'EA', 21000, 12, 2],
  ['Pool deck coating', 'Pool', 3200, 'SF', 6.5, 12, 2],
  ['Pool pump and filter', 'Pool', 2, 'EA', 3900, 10, 5],
  ['Pool heater', 'Pool', 1, 'EA', 5200, 10, 7],
  ['Pool fence', 'Pool', 220, 'LF', 58, 25, 14],
  ['Clubhouse carpet', 'Clubhouse', 160, 'SY', 58, 10, 3],
  ['Clubhouse furniture', 'Clubhouse', 1, 'LS', 18000, 12, 6],
  ['Clubhouse HVAC', 'Clubhouse', 2, 'EA', 9800, 15, 8],
  ['Clubhouse kitchen', 'Clubhouse', 1, 'LS', 22000, 20, 15],
  ['Fitness equipment', 'Clubhouse', 8, 'EA', 3600, 10, 4],
  ['Pole lights', 'Lighting', 24, 'EA', 2900, 20, 10],
  ['Building lights', 'Lighting', 96, 'EA', 185, 15, 7],
  ['Electrical panels, allowance', 'Electrical', 1, 'LS', 16000, 30, 20],
  ['Irrigation controllers', 'Landscape', 6, 'EA', 1450, 12, 5],
  ['Tree trimming, large', 'Landscape', 1, 'LS', 9500, 3, 1],
  ['Play structure', 'Recreation', 1, 'EA', 38000, 18, 10],
  ['Mailbox clusters', 'Site', 8, 'EA', 3000, 20, 13],
  ['Monument sign', 'Site', 2, 'EA', 8500, 25, 16],
  ['Backflow devices', 'Plumbing', 6, 'EA', 2400, 15, 6],
];

/** A study of 32 lines as a preparer prints it: a title, short headings, money as text, and a total. */
export function reserveStudyCsv(): string {
  const dollars = (amount: number) => `"$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}"`;
  const total = LINES.reduce((sum, line) => sum + Math.round(line[2] * line[4] * 100) / 100, 0);
  const rows = LINES.map(([item, category, quantity, unit, unitCost, ul, rul]) =>
    [
      `"${item}"`,
      category,
      quantity,
      unit,
      dollars(unitCost),
      dollars(Math.round(quantity * unitCost * 100) / 100),
      ul,
      rul,
    ].join(','),
  );
  return [
    'Juniper Terrace Reserve Study 2026',
    '',
    'Component,Category,Qty,Unit,Unit Cost,Replacement Cost,UL,RUL',
    ...rows,
    `Total,,,,,${dollars(total)},,`,
  ].join('\n');
}

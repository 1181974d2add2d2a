const balance = [
  152, 150, 159, 167, 165, 162, 134, 154, 175, 120, 143, 141, 123, 133, 147, 188, 225, 180, 227, 245, 254,
  237, 278, 283, 229, 210, 263, 290, 347, 420,
];
const funded = [
  270, 277, 290, 299, 299, 298, 271, 294, 316, 260, 285, 284, 267, 277, 292, 337, 376, 330, 379, 399, 410,
  393, 437, 443, 386, 367, 423, 450, 507, 570,
];
const spent = [
  30, 19, 24, 33, 35, 61, 13, 14, 91, 13, 39, 55, 30, 27, 0, 9, 0, 90, 0, 31, 41, 69, 12, 50, 110, 76, 5, 35,
  7, 3,
];

const width = 728;
const height = 560;
const at = (index: number) => (index * width) / (balance.length - 1);
const line = (values: number[]) =>
  values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${at(index).toFixed(1)} ${height - value}`)
    .join('');

/** A still picture of thirty years of reserves, only decoration beside the text. */
export function RooflineChart() {
  return (
    <svg
      className="picture-chart"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      focusable="false"
    >
      <defs>
        <linearGradient id="under-balance" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#6FC6C4" stopOpacity=".36" />
          <stop offset="1" stopColor="#6FC6C4" stopOpacity=".02" />
        </linearGradient>
      </defs>
      {[130, 260, 390].map((level) => (
        <path key={level} d={`M0 ${height - level}H${width}`} className="picture-grid" />
      ))}
      <path d={`${line(balance)}L${width} ${height}L0 ${height}Z`} fill="url(#under-balance)" />
      <path d={line(funded)} className="picture-funded" />
      <path d={line(balance)} className="picture-balance" />
      {spent.map((value, index) => (
        <rect
          key={index}
          x={at(index) - 7}
          y={height - value}
          width="14"
          height={value}
          rx="2"
          fill="#D68A54"
        />
      ))}
    </svg>
  );
}

-- Reads packets by the tables above. Nothing in a packet makes an error that leaves this file.

local NULL = {}
local FREE_ELEMENTS = 256
local DOMAIN = 0x7fffffff
local ROWS = { { 1, 0, 2 }, { 2, 3, 7 }, { 7, 5, 24 }, { 24, 9, 281 }, { 281, 13, 4378 }, { 4378, 17, 69915 } }
local SERIAL_ROWS = { { 0, 0 }, { 1, 3 }, { 9, 5 }, { 41, 9 }, { 553, 13 }, { 8745, 17 } }
local INDEX_ROWS = { { 1, 0 }, { 2, 2 }, { 6, 3 }, { 14, 4 }, { 30, 5 }, { 62, 6 } }
local END_OF_PACKET = 0x4fae3689

-- A step of a length that is computed, which may be negative: nothing where it leaves 64 bits.
length_of = function(a, word, b)
  a, b = tonumber(a), tonumber(b)
  if not a or not b then return nil end
  local value = word == "+" and a + b or word == "-" and a - b or a * b
  if value < -2 ^ 63 or value >= 2 ^ 63 then return nil end
  return value
end

-- A number whose float is exact in 53 bits, in decimal digits.
local function digits(number)
  return string.format("%.0f", number)
end

-- Decimal digits of high * 2^32 * 2^32.. words of 32 bits, lowest first.
local function decimal(words)
  local parts = {}
  local any = true
  while any do
    local rest = 0
    any = false
    for index = #words, 1, -1 do
      local value = rest * 4294967296 + words[index]
      words[index] = math.floor(value / 10000)
      rest = value - words[index] * 10000
      if words[index] > 0 then any = true end
    end
    table.insert(parts, 1, string.format(any and "%04.0f" or "%.0f", rest))
  end
  return table.concat(parts)
end

-- words + other words, in 160 bits.
local function add(a, b)
  local sum, carry = {}, 0
  for index = 1, 5 do
    local value = (a[index] or 0) + (b[index] or 0) + carry
    carry = value >= 4294967296 and 1 or 0
    sum[index] = value - carry * 4294967296
  end
  return sum
end

-- a - b, and whether it is negative (then it is b - a).
local function subtract(a, b)
  for index = 5, 1, -1 do
    local x, y = a[index] or 0, b[index] or 0
    if x ~= y then
      if x < y then
        local difference = subtract(b, a)
        return difference, true
      end
      break
    end
  end
  local difference, borrow = {}, 0
  for index = 1, 5 do
    local value = (a[index] or 0) - (b[index] or 0) - borrow
    borrow = value < 0 and 1 or 0
    difference[index] = value + borrow * 4294967296
  end
  return difference, false
end

-- The order of two integers in digits: below 0, 0 or above.
local function order(a, b)
  a, b = tostring(a), tostring(b)
  local a_below, b_below = a:sub(1, 1) == "-", b:sub(1, 1) == "-"
  if a == b then return 0 end
  if a_below ~= b_below then return a_below and -1 or 1 end
  local is_less = #a < #b or (#a == #b and a < b)
  return (is_less ~= a_below) and -1 or 1
end

local Reader = {}
Reader.__index = Reader

local function reader(tvb, first)
  return setmetatable({
    tvb = tvb, first = first, at = 0, stop = (tvb:len() - first) * 8, free = FREE_ELEMENTS, path = {},
  }, Reader)
end

function Reader:fail(kind, bit)
  local path = table.concat(self.path, "."):gsub("%.%[", "[")
  error({ kind = kind, bit = bit, path = path }, 0)
end

function Reader:need(bits)
  if self.stop - self.at < bits then self:fail("UnexpectedEnd", self.at) end
end

-- At most 53 bits that are there.
function Reader:take(bits)
  local value, scale, at, stop = 0, 1, self.at, self.at + bits
  while at < stop do
    local shift = at % 8
    local count = math.min(8 - shift, stop - at)
    local byte = self.tvb(self.first + math.floor(at / 8), 1):uint()
    value = value + math.floor(byte / 2 ^ shift) % 2 ^ count * scale
    scale = scale * 2 ^ count
    at = at + count
  end
  self.at = stop
  return value
end

function Reader:bits(bits)
  self:need(bits)
  return self:take(bits)
end

function Reader:align()
  local start = self.at
  local padding = (8 - self.at % 8) % 8
  if padding > 0 and self:take(padding) ~= 0 then self:fail("Padding", start) end
end

function Reader:data(count, start)
  self:align()
  if (self.stop - self.at) / 8 < count then self:fail("UnexpectedEnd", start) end
  local bytes = {}
  for index = 1, count do bytes[index] = self:take(8) end
  return bytes
end

function Reader:count(max, bits, min)
  local start = self.at
  local count = (min or 0) + self:bits(bits)
  if count > max then self:fail("OutOfRange", start) end
  return count
end

local function is_text(bytes)
  local at = 1
  while at <= #bytes do
    local first = bytes[at]
    local more, letter, least
    if first == 0 then return false
    elseif first < 0x80 then more, letter, least = 0, first, 0
    elseif first >= 0xc2 and first < 0xe0 then more, letter, least = 1, first - 0xc0, 0x80
    elseif first >= 0xe0 and first < 0xf0 then more, letter, least = 2, first - 0xe0, 0x800
    elseif first >= 0xf0 and first < 0xf5 then more, letter, least = 3, first - 0xf0, 0x10000
    else return false end
    for index = 1, more do
      local next_byte = bytes[at + index]
      if not next_byte or next_byte < 0x80 or next_byte >= 0xc0 then return false end
      letter = letter * 64 + next_byte - 0x80
    end
    if letter < least or letter > 0x10ffff or (letter >= 0xd800 and letter < 0xe000) then return false end
    at = at + more + 1
  end
  return true
end

local function utf8_of(letter)
  if letter < 0x80 then return string.char(letter) end
  if letter < 0x800 then return string.char(0xc0 + math.floor(letter / 64), 0x80 + letter % 64) end
  if letter < 0x10000 then
    return string.char(0xe0 + math.floor(letter / 4096), 0x80 + math.floor(letter / 64) % 64, 0x80 + letter % 64)
  end
  return string.char(0xf0 + math.floor(letter / 262144), 0x80 + math.floor(letter / 4096) % 64,
    0x80 + math.floor(letter / 64) % 64, 0x80 + letter % 64)
end

local function text_of(bytes)
  local parts = {}
  for index, byte in ipairs(bytes) do parts[index] = string.char(byte) end
  return table.concat(parts)
end

local function hex_of(bytes)
  local parts = {}
  for index, byte in ipairs(bytes) do parts[index] = string.format("%02x", byte) end
  return table.concat(parts)
end

-- A float from its sign, exponent and fraction.
local function float_of(sign, exponent, fraction, exponents, fractions)
  local value
  local bias = 2 ^ (exponents - 1) - 1
  if exponent == 2 ^ exponents - 1 then
    value = fraction == 0 and math.huge or 0 / 0
  elseif exponent == 0 then
    value = fraction * 2 ^ (1 - bias - fractions)
  else
    value = (1 + fraction / 2 ^ fractions) * 2 ^ (exponent - bias)
  end
  return sign == 1 and -value or value
end

-- A double rounded to the nearest float, ties to even.
local function fround(value)
  if value == 0 or value ~= value or value == math.huge or value == -math.huge then return value end
  local _, exponent = math.frexp(value)
  local unit = 2 ^ (math.max(exponent, -125) - 24)
  local scaled = value / unit
  local floor = math.floor(scaled)
  local rest = scaled - floor
  if rest > 0.5 or (rest == 0.5 and floor % 2 == 1) then floor = floor + 1 end
  return floor * unit
end

